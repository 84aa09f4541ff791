import { useLingui } from '@lingui/react/macro';
import type { QrType } from '@platform/contracts';

/** What codes hold, as people call it, in the order in which it is offered. */
export function useQrTypeWords(): Record<QrType, string> {
  const { t } = useLingui();
  return {
    link: t`Link`,
    text: t`Text`,
    email: t`E-mail`,
    phone: t`Phone call`,
    sms: t`Text message`,
    wifi: t`Wi-Fi network`,
    vcard: t`Contact`,
  };
}
