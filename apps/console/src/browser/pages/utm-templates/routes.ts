import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const utmTemplateRoutes: PageRoute[] = [
  page('links/utm-templates', async () => (await import('./utm-templates.page.js')).UtmTemplatesPage),
  page('links/utm-templates/new', async () => (await import('./new-utm-template.page.js')).NewUtmTemplatePage),
  page(
    'links/utm-templates/$id',
    async () => (await import('./utm-template.page.js')).UtmTemplatePage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
