import {
  IconBrandBing,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandGoogleAnalytics,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandReddit,
  IconBrandSnapchat,
  IconBrandTiktok,
  IconBrandX,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react';
import type { Pixel } from '../../api/pixels-api.js';

export type PixelType = Pixel['type'];

interface Network {
  /** A brand, the same in all languages. */
  name: string;
  /** What an id of it looks like. */
  example: string;
  icon: Icon;
}

/** The networks that take pixels, by alphabet. */
export const networks: Record<PixelType, Network> = {
  adrollpixel: { name: 'AdRoll', example: 'ABCDEFGHIJKLMNOPQRSTUV', icon: IconSpeakerphone },
  bing: { name: 'Bing', example: '12345678', icon: IconBrandBing },
  fbpixel: { name: 'Facebook', example: '1234567890123456', icon: IconBrandFacebook },
  adwordspixel: { name: 'Google Ads', example: 'AW-123456789/abc-D_e', icon: IconBrandGoogle },
  gapixel: { name: 'Google Analytics', example: 'G-ABCDEF1234', icon: IconBrandGoogleAnalytics },
  gtmpixel: { name: 'Google Tag Manager', example: 'GTM-ABC123', icon: IconBrandGoogle },
  linkedinpixel: { name: 'LinkedIn', example: '123456', icon: IconBrandLinkedin },
  pinterest: { name: 'Pinterest', example: '2612345678901', icon: IconBrandPinterest },
  quorapixel: { name: 'Quora', example: '0123456789abcdef0123456789abcdef', icon: IconSpeakerphone },
  reddit: { name: 'Reddit', example: 't2_abc123', icon: IconBrandReddit },
  snapchat: { name: 'Snapchat', example: '01234567-89ab-cdef-0123-456789abcdef', icon: IconBrandSnapchat },
  tiktok: { name: 'TikTok', example: 'C1ABCDEFGHIJKLMNOPQR', icon: IconBrandTiktok },
  twitterpixel: { name: 'X (Twitter)', example: 'o1abc', icon: IconBrandX },
};

export const pixelTypes = Object.keys(networks) as PixelType[];
