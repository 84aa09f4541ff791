import { CampaignsController } from '../campaigns/campaigns.controller.js';
import { ChannelsController } from '../channels/channels.controller.js';
import { StatisticsController } from '../statistics/statistics.controller.js';
import { DomainsController } from '../domains/domains.controller.js';
import { ForOwner } from '../callers/for-owner.js';
import { LinksController } from '../links/links.controller.js';
import { LinkQrController } from '../qr/link-qr.controller.js';
import { AppealsController } from '../safety/appeals.controller.js';
import { ImportsController } from '../transfer/imports.controller.js';
import { TransferController } from '../transfer/transfer.controller.js';

// The operations of API keys once more for the signed-in owner: `/api/urls` is `/api/v1/links/urls` here, and so on, to the letter.

@ForOwner()
export class OwnLinksController extends LinksController {}

@ForOwner('/urls')
export class OwnTransferController extends TransferController {}

@ForOwner('/urls/imports')
export class OwnImportsController extends ImportsController {}

@ForOwner()
export class OwnLinkQrController extends LinkQrController {}

@ForOwner()
export class OwnCampaignsController extends CampaignsController {}

@ForOwner()
export class OwnChannelsController extends ChannelsController {}

@ForOwner()
export class OwnDomainsController extends DomainsController {}

@ForOwner('/statistics')
export class OwnStatisticsController extends StatisticsController {}

@ForOwner('/safety/appeals')
export class OwnAppealsController extends AppealsController {}
