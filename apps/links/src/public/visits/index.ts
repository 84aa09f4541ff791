export { LinkVisits } from './link-visits.js';
export { NotFoundHandler } from './not-found-handler.js';
export { RotatedVisits } from './rotated-visits.js';
export { onwardHeaders, sendOn } from './send-on.js';
export { VisitsModule } from './visits.module.js';
export { measureVisit } from './visit-metrics.js';
