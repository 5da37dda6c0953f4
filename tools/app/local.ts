// Keeps the local runtime from using the network. Import it before anything else of the runtime.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';
process.env['WRANGLER_LOG'] ??= 'warn';
