import type { Answer, BodyOf } from '@platform/client';

/** What the pages of links show and send, as the API describes it. */
export type Campaign = Answer<'get', '/api/v1/links/campaigns'>['data']['campaigns'][number];
export type CampaignDetails = Answer<'get', '/api/v1/links/campaign/{id}'>['details'];
export type Channel = Answer<'get', '/api/v1/links/channels'>['data']['channels'][number];
export type ChannelItem = Answer<'get', '/api/v1/links/channel/{id}'>['data']['items'][number];
export type LinkDomain = Answer<'get', '/api/v1/links/domains'>['data']['domains'][number];
export type LinkDomainDetails = Answer<'get', '/api/v1/links/domain/{id}'>['details'];
export type Appeal = Answer<'get', '/api/v1/links/safety/appeals'>['data']['appeals'][number];
export type LinkFields = BodyOf<'put', '/api/v1/links/url/{id}/update'>;
