import type { FastifyReply } from 'fastify';
import { html, type Html } from '@platform/service-kit';
import { sendPublicPage } from '../pages/index.js';
import type { CampaignListPage } from './campaign-list.js';

/** What a campaign shows to everybody who has its address; search engines are asked not to list it. */
export function sendCampaignList(reply: FastifyReply, list: CampaignListPage): FastifyReply {
  const { name, links, total, page, pages } = list;
  const body = html`<h1>${name}</h1>
    ${
      total === 0
        ? html`<p>There is nothing here yet.</p>`
        : html`<p class="hint">${total} ${total === 1 ? 'link' : 'links'}</p>
            <ul class="items">
              ${links.map(item)}
            </ul>`
    }
    ${pages > 1 ? pager(page, pages) : null}`;
  return sendPublicPage(reply, 200, { title: pages > 1 ? `${name}, page ${page}` : name, body });
}

function item({ title, description, address }: CampaignListPage['links'][number]): Html {
  return html`<li>
    <h2><a href="${address}" rel="nofollow">${title}</a></h2>
    ${description ? html`<p>${description}</p>` : null}
    <p class="hint">${address.replace(/^https?:\/\//, '')}</p>
  </li>`;
}

function pager(page: number, pages: number): Html {
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 ? html`<a href="?page=${page - 1}" rel="prev">Newer</a>` : html`<span></span>`}
    <span class="hint">Page ${page} of ${pages}</span>
    ${page < pages ? html`<a href="?page=${page + 1}" rel="next">Older</a>` : html`<span></span>`}
  </nav>`;
}
