// Nothing is asked of another origin, and nothing is kept: tokens live in the memory of the page.
Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
  withDefaultFonts: false,
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  defaultOpenAllTags: false,
  theme: 'none',
  metaData: { title: 'API reference' },
});
