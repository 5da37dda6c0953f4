// The calls of the providers that setup makes, and the types that describe them in the providers' packages.

export interface CallRow {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** Declaration and code of the resource, without its ending. */
  file: string;
  /** Type of the parameters; none without any. */
  input?: string;
  /** Type of the result, or of one item of a list. */
  result: string;
  /** Where the result is declared, if elsewhere. */
  resultFile?: string;
  /** Of the objects in the result that are described; 2 by default. */
  depth?: number;
  isList?: true;
}

export const cloudflareCalls: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/accounts',
    file: 'accounts/accounts',
    input: 'AccountListParams',
    result: 'Account',
    isList: true,
  },
  {
    method: 'GET',
    path: '/zones',
    file: 'zones/zones',
    input: 'ZoneListParams',
    result: 'Zone',
    isList: true,
  },
  {
    method: 'GET',
    path: '/zones/{zone_id}/settings/{setting_id}',
    file: 'zones/settings',
    input: 'SettingGetParams',
    result: 'SettingGetResponse',
    depth: 1,
  },
  {
    method: 'PATCH',
    path: '/zones/{zone_id}/settings/{setting_id}',
    file: 'zones/settings',
    input: 'SettingEditParams',
    result: 'SettingEditResponse',
    depth: 1,
  },
  {
    method: 'GET',
    path: '/zones/{zone_id}/email/sending/subdomains',
    file: 'email-sending/subdomains/subdomains',
    input: 'SubdomainListParams',
    result: 'SubdomainListResponse',
    isList: true,
  },
  {
    method: 'POST',
    path: '/zones/{zone_id}/email/sending/subdomains',
    file: 'email-sending/subdomains/subdomains',
    input: 'SubdomainCreateParams',
    result: 'SubdomainCreateResponse',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/d1/database',
    file: 'd1/database/database',
    input: 'DatabaseListParams',
    result: 'DatabaseListResponse',
    isList: true,
  },
  {
    method: 'POST',
    path: '/accounts/{account_id}/d1/database',
    file: 'd1/database/database',
    input: 'DatabaseCreateParams',
    result: 'D1',
    resultFile: 'd1/d1',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/d1/database/{database_id}',
    file: 'd1/database/database',
    input: 'DatabaseGetParams',
    result: 'D1',
    resultFile: 'd1/d1',
  },
  {
    method: 'PATCH',
    path: '/accounts/{account_id}/d1/database/{database_id}',
    file: 'd1/database/database',
    input: 'DatabaseEditParams',
    result: 'D1',
    resultFile: 'd1/d1',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/storage/kv/namespaces',
    file: 'kv/namespaces/namespaces',
    input: 'NamespaceListParams',
    result: 'Namespace',
    isList: true,
  },
  {
    method: 'POST',
    path: '/accounts/{account_id}/storage/kv/namespaces',
    file: 'kv/namespaces/namespaces',
    input: 'NamespaceCreateParams',
    result: 'Namespace',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/storage/kv/namespaces/{namespace_id}',
    file: 'kv/namespaces/namespaces',
    input: 'NamespaceGetParams',
    result: 'Namespace',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/r2/buckets/{bucket_name}',
    file: 'r2/buckets/buckets',
    input: 'BucketGetParams',
    result: 'Bucket',
  },
  {
    method: 'POST',
    path: '/accounts/{account_id}/r2/buckets',
    file: 'r2/buckets/buckets',
    input: 'BucketCreateParams',
    result: 'Bucket',
  },
  {
    method: 'GET',
    path: '/accounts/{account_id}/workers/scripts/{script_name}/secrets',
    file: 'workers/scripts/secrets',
    input: 'SecretListParams',
    result: 'SecretListResponse',
    isList: true,
  },
];

export const stripeCalls: readonly CallRow[] = [
  {
    method: 'GET',
    path: '/v1/account',
    file: 'Accounts',
    input: 'AccountRetrieveCurrentParams',
    result: 'Account',
    depth: 1,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    file: 'Prices',
    input: 'PriceListParams',
    result: 'Price',
    isList: true,
  },
  { method: 'POST', path: '/v1/prices', file: 'Prices', input: 'PriceCreateParams', result: 'Price' },
  { method: 'POST', path: '/v1/prices/{id}', file: 'Prices', input: 'PriceUpdateParams', result: 'Price' },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    file: 'BillingPortal/Configurations',
    input: 'BillingPortal.ConfigurationListParams',
    result: 'Configuration',
    isList: true,
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    file: 'BillingPortal/Configurations',
    input: 'BillingPortal.ConfigurationCreateParams',
    result: 'Configuration',
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    file: 'WebhookEndpoints',
    input: 'WebhookEndpointListParams',
    result: 'WebhookEndpoint',
    isList: true,
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    file: 'WebhookEndpoints',
    input: 'WebhookEndpointCreateParams',
    result: 'WebhookEndpoint',
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/{id}',
    file: 'WebhookEndpoints',
    input: 'WebhookEndpointUpdateParams',
    result: 'WebhookEndpoint',
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/{id}',
    file: 'WebhookEndpoints',
    result: 'DeletedWebhookEndpoint',
  },
];
