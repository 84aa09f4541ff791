import type { Dispatcher } from 'undici';
import { EgressError, toEgressError } from './egress-error.js';

/** What came back. Redirects are answers like any other: they are never followed. */
export interface EgressResponse {
  statusCode: number;
  /** Lowercase names; a header that came several times is an array. */
  headers: Record<string, string | string[] | undefined>;
  /** The first `maxResponseBytes` of the body as sent, not decompressed. */
  body: Buffer;
  /** Whether the body was longer than what was kept. */
  truncated: boolean;
  /** From the start of the request to the end of what was read. */
  durationMs: number;
}

interface AnswerLimits {
  timeoutMs: number;
  maxResponseBytes: number;
}

/**
 * Collects one answer within its limits. The deadline covers everything, name resolution and a dripping body included;
 * undici's own timeouts only measure silence.
 */
export class Answer implements Dispatcher.DispatchHandler {
  readonly promise: Promise<EgressResponse>;
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;
  private readonly settle: { resolve(response: EgressResponse): void; reject(err: Error): void };
  private controller: Dispatcher.DispatchController | undefined;
  private settled = false;
  private statusCode: number | undefined;
  private headers: EgressResponse['headers'] = {};
  private readonly chunks: Buffer[] = [];
  private size = 0;

  constructor(private readonly limits: AnswerLimits) {
    const { promise, resolve, reject } = Promise.withResolvers<EgressResponse>();
    this.promise = promise;
    this.settle = { resolve, reject };
    this.timer = setTimeout(() => this.fail(new EgressError('timeout', this.received())), limits.timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    // The deadline passed while the request waited for its connection: nothing may be sent any more.
    if (this.settled) controller.abort(new EgressError('timeout'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: EgressResponse['headers']) {
    if (statusCode < 200) return;
    this.statusCode = statusCode;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    const room = this.limits.maxResponseBytes - this.size;
    this.chunks.push(chunk.length > room ? Buffer.from(chunk.subarray(0, room)) : chunk);
    this.size += chunk.length;
    if (chunk.length > room) {
      this.finish(true);
      this.abort(new EgressError('protocol'));
    }
  }

  onResponseEnd(): void {
    this.finish(false);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, err: Error): void {
    this.fail(toEgressError(err, this.statusCode));
  }

  fail(err: Error): void {
    if (this.settled) return;
    this.settled = true;
    clearTimeout(this.timer);
    this.settle.reject(err);
    this.abort(err);
  }

  private finish(truncated: boolean): void {
    if (this.settled) return;
    this.settled = true;
    clearTimeout(this.timer);
    this.settle.resolve({
      statusCode: this.statusCode ?? 0,
      headers: this.headers,
      body: Buffer.concat(this.chunks),
      truncated,
      durationMs: Math.round(performance.now() - this.startedAt),
    });
  }

  private abort(err: Error): void {
    if (this.controller && !this.controller.aborted) this.controller.abort(err);
  }

  private received(): { statusCode?: number } {
    return this.statusCode === undefined ? {} : { statusCode: this.statusCode };
  }
}
