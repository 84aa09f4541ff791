import { existsSync, readFileSync } from 'node:fs';
import type { AnyService } from '../service/service.js';
import type { Operation } from './openapi-answers.js';

interface Example {
  body?: unknown;
  answers: Record<string, unknown>;
}
type Examples = Record<string, Example>;
type Content = Record<string, { example?: unknown }>;

export function readExamples({ examples }: AnyService): Examples {
  return examples && existsSync(examples) ? (JSON.parse(readFileSync(examples, 'utf8')) as Examples) : {};
}

/** Puts what was recorded of an operation into its description. */
export function describeExamples(operation: Operation, { body, answers }: Example): void {
  const { requestBody } = operation;
  if (requestBody && 'content' in requestBody) put(requestBody.content, body);
  for (const [status, answer] of Object.entries(answers)) {
    const response = operation.responses[status];
    if (response && 'content' in response && response.content) put(response.content, answer);
  }
}

function put(content: Content, example: unknown): void {
  const json = content['application/json'];
  if (json && example !== undefined) json.example = example;
}
