/** The QR code of the address of a section, below the base URL. */
export const qrCodePath = (page: string, anchor: string): string =>
  `qr/${page.replace(/^docs\/|\/$/g, '')}/${anchor}.svg`;
