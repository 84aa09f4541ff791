import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../configuration/index.js';
import { routes } from '../settings/index.js';
import { answer, languageOf } from './page-of-provider.js';
import {
  confirmDevicePage,
  deviceAbortedPage,
  deviceConnectedPage,
  tooManyCodesPage,
  userCodePage,
} from './device.page.js';

/** What is wrong with a code, by the provider's name of it. One that never was and one that is over look the same. */
const problems: Partial<Record<string, 'wrong' | 'used'>> = {
  NoCodeError: 'wrong',
  NotFoundError: 'wrong',
  ExpiredError: 'wrong',
  AlreadyUsedError: 'used',
};

/** The pages of the device flow (RFC 8628), shown by oidc-provider. */
export const devicePages: Pick<ProviderPages, 'askUserCode' | 'confirmDevice' | 'deviceConnected'> = {
  askUserCode(ctx, form, err) {
    const language = languageOf(ctx);
    if (err?.name === 'AbortedError') return answer(ctx, deviceAbortedPage(language));
    const problem = err && (problems[err.name] ?? 'failed');
    if (problem) ctx.status = 422;
    ctx.state['isWrongCode'] = problem === 'wrong';
    const typed: unknown = ctx.oidc?.params?.['user_code'] ?? ctx.state['userCode'];
    return answer(
      ctx,
      userCodePage({
        language,
        action: routes.code_verification,
        xsrf: /name="xsrf" value="([\w-]+)"/.exec(form)?.[1] ?? '',
        userCode: typeof typed === 'string' ? typed : undefined,
        problem,
      }),
    );
  },

  confirmDevice(ctx, form, userCode) {
    answer(ctx, confirmDevicePage({ language: languageOf(ctx), clientName: clientName(ctx), userCode, form }));
  },

  deviceConnected(ctx) {
    answer(ctx, deviceConnectedPage(languageOf(ctx), clientName(ctx)));
  },
};

export function showTooManyCodes(ctx: KoaContextWithOIDC): void {
  ctx.status = 429;
  answer(ctx, tooManyCodesPage(languageOf(ctx)));
}

function clientName({ oidc: { client } }: KoaContextWithOIDC): string {
  return client!.clientName ?? client!.clientId;
}
