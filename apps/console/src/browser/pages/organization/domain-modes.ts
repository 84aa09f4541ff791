import { t } from '@lingui/core/macro';
import type { Domain } from '@platform/contracts';

/** Who joins by a domain, in words. */
export function modeWords(): Record<Domain['mode'], string> {
  return {
    manual: t`Nobody joins by it`,
    suggest: t`People with an address of it may join`,
    auto: t`People with an address of it join by themselves`,
  };
}
