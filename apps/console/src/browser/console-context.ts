import type { PlatformClient } from '@platform/client';
import { createContext, useContext } from 'react';

interface Console {
  platform: PlatformClient;
  /** Of OpenID Connect: the APIs are below it. */
  issuer: string;
  /** The person wants to show that it is them: signs in again and comes back to this page. */
  onConfirm: () => void;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('outside of the ConsoleContext');
  return value;
}
