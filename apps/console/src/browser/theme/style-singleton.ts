import { useEffect } from 'react';
import { adopt } from './adopted-sheet.js';

/** In place of the package `react-style-singleton`, which makes a `<style>` element (`build/adopted-sheets.mjs`). */
export function stylesheetSingleton() {
  let users = 0;
  let drop: (() => void) | undefined;
  return {
    add: (css: string) => {
      if (users++ === 0) drop = adopt(css);
    },
    remove: () => {
      if (--users === 0) drop?.();
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (styles: string, isDynamic?: boolean) => {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles && isDynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
