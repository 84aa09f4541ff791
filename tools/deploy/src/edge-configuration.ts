import { readRouteTable, type Route } from './route-table.js';

export const edgeConfigurationPath = 'docker/edge/nginx.conf';

/**
 * The configuration of compose's edge, made from the route table. nginx ranks as the table does: exact locations, then
 * regular expressions, then the longest prefix. Client addresses and trace headers from outside are never passed on.
 * What fails is logged by the services.
 */
export function renderEdgeConfiguration(): string {
  return `# Made from k8s/base/routes.yaml by tools/deploy (main.js --write). Do not edit.
worker_processes auto;
error_log /dev/stderr warn;
pid /tmp/nginx.pid;
events { worker_connections 4096; }

http {
  access_log off;
  # Each line about a request would hold its address, and with it the secrets of links in mails.
  error_log /dev/stderr emerg;
  server_tokens off;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  client_max_body_size 4m;
  # As much as the services take. Requests of applications are long, and where they come as forms they are led on to a
  # long address.
  large_client_header_buffers 4 16k;
  proxy_buffer_size 32k;
  proxy_buffers 8 32k;
  absolute_redirect off;
  merge_slashes off;

  # Looked up while running, so that a restarted container is found again.
  resolver 127.0.0.11 valid=5s;
  map $http_upgrade $connection_header { default upgrade; '' ''; }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_header;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header Forwarded '';
  proxy_set_header X-Real-IP '';
  proxy_set_header traceparent '';
  proxy_set_header tracestate '';
  proxy_set_header baggage '';

${renderServer(8080, readRouteTable('platform'), true)}
${renderServer(8081, readRouteTable('links'), false)}
  server {
    listen 8082;
    location / { set $backend mail:8025; proxy_pass http://$backend; }
  }
}
`;
}

function renderServer(port: number, table: Route[], answersUnknown: boolean): string {
  const locations = table.flatMap(renderLocations).map((line) => `    ${line}\n`);
  const unknown = `    default_type application/json;
    location / { return 404 '{"error":"not_found","message":"There is nothing at this address."}'; }\n`;
  return `  server {
    listen ${port};
    error_page 502 504 =503 @unavailable;
    location @unavailable {
      default_type application/json;
      return 503 '{"error":"unavailable","message":"The service does not answer. Try again later."}';
    }
${answersUnknown ? unknown : ''}${locations.join('')}  }
`;
}

/** A prefix of the Gateway API ends at a segment, which in nginx takes two locations. */
function renderLocations({ match: { type, value }, backend, redirect }: Route): string[] {
  const action = redirect
    ? `return ${redirect.statusCode} ${redirect.path};`
    : `set $backend ${backend!.name}:${backend!.port}; proxy_pass http://$backend;`;
  if (type === 'Exact') return [`location = ${value} { ${action} }`];
  if (type === 'RegularExpression') return [`location ~ "${value}" { ${action} }`];
  if (value === '/') return [`location / { ${action} }`];
  return [`location = ${value} { ${action} }`, `location ${value}/ { ${action} }`];
}
