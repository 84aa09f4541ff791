import { nameSchemas } from '../name-schemas.js';
import { firstKeyAnswer, linkAccount, ownerAccount, updateLinkAccount, updateOwnerAccount } from './account.js';
import { createApiKey, createdApiKey, linkKeyPage, ownerKey, rotateApiKey } from './api-key.js';
import { addBioPage, bioBlock, bioDetails, bioPages, changedBioPage, updateBioPage } from './bio.js';
import { addCampaign, campaignDetails, campaignPage, savedCampaign, updateCampaign } from './campaign.js';
import { addChannel, addedChannel, channelDetails, channelItemPage, channelPage, updateChannel } from './channel.js';
import { addDomain, addedDomain, domainDetails, domainPage, updateLinkDomain } from './domain.js';
import { addedRecord, linkFailure, linkMessage } from './envelope.js';
import {
  legacyLink,
  legacyLinks,
  linksAnswer,
  addLink,
  addedLink,
  linkDetails,
  linkList,
  linkStatistics,
  linkTags,
  ownLinkDetails,
  ownLinkList,
  ownLinksAnswer,
  updateLink,
  updatedLink,
} from './link.js';
import { overlayAnswers } from './overlay-answer.js';
import { addOverlay, overlayDetails, overlayPage, updateOverlay } from './overlay.js';
import { addPixel, pixelDetails, pixelPage, updatePixel } from './pixel.js';
import { addQr, addedQr, qrDetails, qrPage, updateQr, previewQr } from './qr.js';
import { addAppeal, appealPage } from './safety.js';
import { addSplash, splashDetails, splashPage, updateSplash } from './splash.js';
import { statisticsAnswer, visitRecord } from './statistics.js';
import { importAnswer, importLinks, importList, importPreview, importedLinks } from './transfer.js';
import { aliasAnswer } from './alias-answer.js';
import { linkChoices } from './choices.js';
import { draftAnswer } from './draft.js';
import { bulkLinks, bulkLinksAnswer } from './link-bulk.js';
import { linkPreviewAnswer } from './link-preview.js';
import { summaryAnswer } from './summary.js';
import {
  addUtmTemplate,
  savedUtmTemplate,
  updateUtmTemplate,
  utmTemplateDetails,
  utmTemplatePage,
} from './utm-template.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  AliasAnswer: aliasAnswer,
  BulkLinks: bulkLinks,
  BulkLinksAnswer: bulkLinksAnswer,
  DraftAnswer: draftAnswer,
  LinkChoices: linkChoices,
  LinkPreviewAnswer: linkPreviewAnswer,
  SummaryAnswer: summaryAnswer,
  LegacyLinkQuery: legacyLink,
  LegacyLinksQuery: legacyLinks,
  LinksAnswer: linksAnswer,
  AddOverlay: addOverlay,
  AddAppeal: addAppeal,
  AddBioPage: addBioPage,
  AddCampaign: addCampaign,
  AddChannel: addChannel,
  AddLink: addLink,
  AddLinkDomain: addDomain,
  AddPixel: addPixel,
  AddQr: addQr,
  AddSplash: addSplash,
  AddUtmTemplate: addUtmTemplate,
  AddedChannel: addedChannel,
  AddedLink: addedLink,
  AddedLinkDomain: addedDomain,
  AddedQr: addedQr,
  AddedRecord: addedRecord,
  AppealPage: appealPage,
  BioBlock: bioBlock,
  BioDetails: bioDetails,
  BioPages: bioPages,
  CampaignDetails: campaignDetails,
  CampaignPage: campaignPage,
  ChangedBioPage: changedBioPage,
  ChannelDetails: channelDetails,
  ChannelItemPage: channelItemPage,
  ChannelPage: channelPage,
  CreateApiKey: createApiKey,
  CreatedApiKey: createdApiKey,
  FirstKeyAnswer: firstKeyAnswer,
  ImportAnswer: importAnswer,
  ImportLinks: importLinks,
  ImportList: importList,
  ImportPreview: importPreview,
  ImportedLinks: importedLinks,
  LinkAccount: linkAccount,
  LinkDetails: linkDetails,
  LinkDomainDetails: domainDetails,
  LinkDomainPage: domainPage,
  LinkFailure: linkFailure,
  LinkKeyPage: linkKeyPage,
  LinkList: linkList,
  LinkMessage: linkMessage,
  LinkStatistics: linkStatistics,
  LinkTags: linkTags,
  OverlayAnswers: overlayAnswers,
  OverlayDetails: overlayDetails,
  OverlayPage: overlayPage,
  OwnLinkDetails: ownLinkDetails,
  OwnLinkList: ownLinkList,
  OwnLinksAnswer: ownLinksAnswer,
  OwnerAccount: ownerAccount,
  OwnerKey: ownerKey,
  PixelDetails: pixelDetails,
  PixelPage: pixelPage,
  PreviewQr: previewQr,
  QrDetails: qrDetails,
  QrPage: qrPage,
  RotateApiKey: rotateApiKey,
  SavedCampaign: savedCampaign,
  SavedUtmTemplate: savedUtmTemplate,
  SplashDetails: splashDetails,
  SplashPage: splashPage,
  StatisticsAnswer: statisticsAnswer,
  UpdateBioPage: updateBioPage,
  UpdateCampaign: updateCampaign,
  UpdateChannel: updateChannel,
  UpdateLink: updateLink,
  UpdateLinkAccount: updateLinkAccount,
  UpdateLinkDomain: updateLinkDomain,
  UpdateOverlay: updateOverlay,
  UpdateOwnerAccount: updateOwnerAccount,
  UpdatePixel: updatePixel,
  UpdateQr: updateQr,
  UpdateSplash: updateSplash,
  UpdateUtmTemplate: updateUtmTemplate,
  UpdatedLink: updatedLink,
  UtmTemplateDetails: utmTemplateDetails,
  UtmTemplatePage: utmTemplatePage,
  VisitRecord: visitRecord,
});
