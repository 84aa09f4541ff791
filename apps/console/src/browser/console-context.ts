import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from './api/api.js';

interface Console {
  api: Api;
  /** Above every page. */
  notice: ReactNode;
  /** The person must sign in again. */
  onSessionOver: () => void;
  /** The person wants to show that it is them: signs in again and comes back to this page. */
  onConfirm: () => void;
  onSignOut: () => void;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('outside of the ConsoleContext');
  return value;
}
