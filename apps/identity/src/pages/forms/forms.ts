import { parse } from 'node:querystring';
import cookie from '@fastify/cookie';
import { Problem } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';

const bodyLimit = 16 * 1024;
const maxFields = 50;

/** Reads cookies and HTML forms. The API takes JSON only: a form there is a foreign content type. */
export function readForms(fastify: FastifyInstance): void {
  fastify.register(cookie);
  fastify.addContentTypeParser<string>(
    /^application\/x-www-form-urlencoded\b/,
    { parseAs: 'string', bodyLimit },
    (req, body, done) => {
      if (/^\/(api|internal)\//.test(req.url)) {
        req.bodyProblem = new Problem('invalid_request', { message: 'The content type must be application/json.' });
        return done(null, undefined);
      }
      done(null, formFields(body));
    },
  );
}

/** Each field once; the first one counts. */
function formFields(body: string): Record<string, string> {
  const entries = Object.entries(parse(body, '&', '=', { maxKeys: maxFields }));
  return Object.fromEntries(entries.map(([name, value]) => [name, (Array.isArray(value) ? value[0] : value) ?? '']));
}
