/** A form of a page, ready to be filled in. */
export interface PageForm {
  action: string;
  method: string;
  /** What the form sends when nothing is typed: hidden fields and values that are filled in. */
  fields: Record<string, string>;
}

export interface Page {
  /** Where the redirects ended. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
  forms: PageForm[];
}

interface Cookie {
  value: string;
  path: string;
}

const maxRedirects = 20;

/**
 * A user agent without scripts: keeps cookies by path, follows redirects, knows forms. It stops where a redirect leaves
 * `origin`, and shows that address as the page's `url`, so that a client's redirect address needs no server.
 */
export function browser(origin: string) {
  const jar = new Map<string, Cookie>();

  async function visit(path: string, init: RequestInit = {}, isFollowing = true): Promise<Page> {
    let url = new URL(path, origin);
    let request = init;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = new Headers(request.headers);
      headers.set('accept', 'text/html');
      headers.set('cookie', cookiesFor(url));
      const res = await fetch(url, { ...request, headers, redirect: 'manual' });
      res.headers.getSetCookie().forEach((line) => keep(line));
      const location = res.headers.get('location');
      if (!location || !isFollowing) return page(url, res);
      url = new URL(location, url);
      if (url.origin !== new URL(origin).origin) return { ...(await page(url, res)), url };
      // 307 and 308 repeat the request as it was, the others go on by GET.
      if (res.status !== 307 && res.status !== 308) request = {};
    }
    throw new Error(`more than ${maxRedirects} redirects from ${path}`);
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const cookiePath = attribute('path') ?? '/';
    const isGone = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') < Date.now();
    if (isGone) jar.delete(`${name}${cookiePath}`);
    else jar.set(`${name}${cookiePath}`, { value: `${name}=${value}`, path: cookiePath });
  }

  function cookiesFor({ pathname }: URL): string {
    const fits = ({ path }: Cookie) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
    return [...jar.values()]
      .filter(fits)
      .map(({ value }) => value)
      .join('; ');
  }

  return {
    get: (path: string) => visit(path),
    visit,

    /**
     * Sends the first form of the page (or the one whose action is named), filled in with `typed`. Whoever clicks
     * twice does not follow the answer to the first: `isFollowing`.
     */
    async submit(on: Page, typed: Record<string, string> = {}, action?: string, isFollowing = true): Promise<Page> {
      const form = on.forms.find((each) => !action || each.action === action);
      if (!form) throw new Error(`there is no form${action ? ` to ${action}` : ''} on ${on.url.href} (${on.status})`);
      const fields = new URLSearchParams({ ...form.fields, ...typed });
      const target = new URL(form.action, on.url).href;
      if (form.method !== 'post') return visit(`${target}?${fields}`, {}, isFollowing);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return visit(target, { method: 'POST', body: fields.toString(), headers }, isFollowing);
    },

    /** Value of a cookie, whatever its path. */
    cookie(name: string): string | undefined {
      const found = [...jar.values()].find(({ value }) => value.startsWith(`${name}=`));
      return found?.value.slice(name.length + 1);
    },

    /** All of them, as a window of Playwright takes them. */
    cookies: () =>
      [...jar.values()].map(({ value, path }) => {
        const end = value.indexOf('=');
        return { name: value.slice(0, end), value: value.slice(end + 1), domain: new URL(origin).hostname, path };
      }),

    /** What it would send to this path. */
    cookiesAt: (path: string) => cookiesFor(new URL(path, origin)),

    /** Forgets everything, as a new private window does. */
    clear: () => jar.clear(),
  };
}

export type Browser = ReturnType<typeof browser>;

async function page(url: URL, res: Response): Promise<Page> {
  const text = await res.text();
  return { url, status: res.status, headers: res.headers, text, forms: parseForms(text) };
}

/** Enough of HTML for pages that we write ourselves: attributes in double quotes. */
function parseForms(text: string): PageForm[] {
  return [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', inside = '']) => ({
    action: attributeOf(head, 'action') ?? '',
    method: (attributeOf(head, 'method') ?? 'get').toLowerCase(),
    fields: Object.fromEntries(
      [...inside.matchAll(/<input\b([^>]*)>/g)]
        .map(([, input = '']) => [attributeOf(input, 'name'), attributeOf(input, 'value')] as const)
        .filter((field): field is [string, string] => field[0] !== undefined && field[1] !== undefined),
    ),
  }));
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replace(/&amp;/g, '&');
}
