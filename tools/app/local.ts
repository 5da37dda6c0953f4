// What keeps the local runtime to itself; imported before anything else of it is.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';
process.env['WRANGLER_LOG'] ??= 'warn';
