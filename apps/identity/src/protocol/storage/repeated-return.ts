import type { KoaContextWithOIDC } from 'oidc-provider';

/** Says that the interaction of this request was answered before, and may be once more. */
export function markRepeatedReturn(ctx: KoaContextWithOIDC): void {
  ctx.state['isRepeatedReturn'] = true;
}

/** Whether the interaction of this request was answered before, and may be once more. */
export function isRepeatedReturn(ctx: KoaContextWithOIDC | undefined): boolean {
  return ctx?.state?.['isRepeatedReturn'] === true;
}
