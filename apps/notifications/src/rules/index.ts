export { type KeyedEvent, deduplicationKeyOf } from './deduplication-key.js';
export { firstMatch, patternForPostgres } from './event-pattern.js';
export { describeWindow, endOutsideMute, muteWindowAt } from './mute-window.js';
export { NotificationRule } from './notification-rule.entity.js';
export { RulesModule } from './rules.module.js';
export { RulesService } from './rules.service.js';
