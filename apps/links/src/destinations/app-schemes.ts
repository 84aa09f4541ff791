/**
 * Schemes that a link may lead to besides http and https: each opens a program that people know, with what it is to
 * show. None runs anything, reads anything of the device, or hides where it leads; those that do (`javascript:`,
 * `data:`, `intent:`, `file:`) are not here.
 */
const schemes = new Set(
  (
    'mailto tel callto sms smsto mms facetime facetime-audio im xmpp sip sips geo maps comgooglemaps waze webcal ' +
    'whatsapp tg sgnl viber skype line weixin kakaotalk fb fb-messenger instagram twitter snapchat tiktok linkedin ' +
    'msteams slack discord zoommtg zoomus mattermost rocketchat matrix spotify music podcast youtube vnd.youtube ' +
    'itms itms-apps market ms-windows-store steam bitcoin ethereum lightning upi'
  ).split(' '),
);

/** In lower case; "" for a text without one. */
export function appScheme(text: string): string {
  return /^([a-z][a-z0-9+.-]{0,60}):/i.exec(text)?.[1]?.toLowerCase() ?? '';
}

export function isAppScheme(scheme: string): boolean {
  return schemes.has(scheme);
}

/**
 * Whether a destination in canonical form is a page of the web, which can be shown in a frame and carries parameters.
 */
export function isWebAddress(href: string): boolean {
  return /^https?:/i.test(href);
}
