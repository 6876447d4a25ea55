/** Changes with every change that moves a pixel, so that addresses of pictures change too. */
export const RELIEF_VERSION = 'relief-1'
