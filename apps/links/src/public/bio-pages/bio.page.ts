import type { BioBlock } from '@platform/contracts';
import { html, type Html } from '@platform/service-kit';
import type { PublicPage } from '../pages/index.js';
import type { BioPage } from '../../records/index.js';

/** The page as visitors see it. What its owner wrote is text and addresses, never HTML. */
export function bioPage({
  title,
  description,
  blocks,
  alias,
}: Pick<BioPage, 'title' | 'description' | 'blocks' | 'alias'>): PublicPage {
  const hosts = new Set(blocks.flatMap((block) => (block.type === 'image' ? [new URL(block.url).origin] : [])));
  return {
    title,
    description,
    isIndexed: true,
    pictures: hosts.size > 0 ? [...hosts].join(' ') : `'none'`,
    body: html`<h1>${title}</h1>
      ${description ? html`<p>${description}</p>` : null} ${blocks.map((block) => shown(block))}
      <footer><a href="/report?address=/@${encodeURIComponent(alias)}">Report this page</a></footer>`,
  };
}

function shown(block: BioBlock): Html {
  switch (block.type) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'text':
      return html`${block.text.split(/\n{2,}/).map((paragraph) => html`<p>${lines(paragraph)}</p>`)}`;
    case 'link':
      return html`<a class="button quiet" href="${block.url}" rel="noopener nofollow ugc">${block.text}</a>`;
    case 'image':
      return html`<img src="${block.url}" alt="${block.alt}" loading="lazy" referrerpolicy="no-referrer" />`;
    case 'divider':
      return html`<hr />`;
  }
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}
