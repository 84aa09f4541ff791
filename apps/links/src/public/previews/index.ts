export { PreviewRoutes } from './preview.routes.js';
export { PreviewsModule } from './previews.module.js';
