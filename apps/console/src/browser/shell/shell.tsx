import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeptFocus } from '../components/kept-focus.js';
import { useConsole } from '../console-context.js';
import { NavigationProvider } from '../navigation/navigation.js';
import { Header } from '../pages/header.js';

/** Around every page of the console. */
export function Shell() {
  const { notice, onSignOut } = useConsole();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  return (
    <NavigationProvider>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Header onSignOut={onSignOut} />
      <main ref={content} id="content" tabIndex={-1}>
        {notice}
        <Outlet />
      </main>
    </NavigationProvider>
  );
}
