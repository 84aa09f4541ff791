import { useEffect } from 'react';
import { adopt } from './adopted-sheet.js';

/*
 * What `react-style-singleton` exports, without its `<style>` element: rules that hold while somebody uses them, as
 * those that keep the page behind a dialog from scrolling.
 */

export function stylesheetSingleton() {
  let users = 0;
  let remove: (() => void) | undefined;
  return {
    add(rules: string) {
      if (users === 0) remove = adopt(rules);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0) remove?.();
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string, isDynamic?: boolean) {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // Rules are read once, but where they are said to change.
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
