/** Day and digest of each page of text when it was last reviewed: see `committed-contents.test.ts`. */
export const PUBLISHED_TEXTS: Readonly<Record<string, string>> = {
  'diet-faq': '2026-11-23 7c265f536893e418',
  'faq:dietitian': '2026-11-23 06cc4a1c9ab7a83e',
  'how-to': '2026-11-24 45fd61e702c38355',
  info: '2026-11-24 734b5be660ea94da',
  'payment-info': '2026-11-24 d8eefad5b76def8f',
  'privacy-policy': '2026-11-24 7af55142c23812ad',
  'terms-of-service-android': '2026-11-23 b2dd913b941ce5c3',
  'terms-of-service-huawei': '2026-11-23 5d973881b4d504c9',
  'terms-of-service-ios': '2026-11-23 41e22cb4c68c124b',
  'terms-of-service-web': '2026-11-24 f99e3a05b619399b',
}
