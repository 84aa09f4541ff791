import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { IconKeyboard, IconLanguage, IconLogout, IconSunMoon, type Icon } from '@tabler/icons-react';
import { chooseLanguage, languages, type Language } from '../texts/languages.js';

/** Something that the palette does, without going anywhere. */
export interface Command {
  id: string;
  title: MessageDescriptor;
  icon: Icon;
  /** Shown only to who looks for it. */
  isRare?: boolean;
  run: () => void;
}

export interface CommandActions {
  onTheme: () => void;
  onKeys: () => void;
  onSignOut: () => void;
}

export function commandsWith({ onTheme, onKeys, onSignOut }: CommandActions): Command[] {
  return [
    { id: 'theme', title: msg`Change between light and dark`, icon: IconSunMoon, run: onTheme },
    { id: 'keys', title: msg`List of keys`, icon: IconKeyboard, run: onKeys },
    ...Object.entries(languages).map(([language, name]) => ({
      id: `language-${language}`,
      title: msg`Language: ${name}`,
      icon: IconLanguage,
      isRare: true,
      run: () => void chooseLanguage(language as Language),
    })),
    { id: 'sign-out', title: msg`Sign out`, icon: IconLogout, run: onSignOut },
  ];
}
