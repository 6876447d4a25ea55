/** Day and digest of each page of text as it was last read over: see `committed-contents.test.ts`. */
export const PUBLISHED_TEXTS: Readonly<Record<string, string>> = {
  'diet-faq': '2026-11-23 1c227ddf5610c7f6',
  'faq:dietitian': '2026-11-23 9b590498cba8255d',
  'how-to': '2026-11-23 2b82e00e483c449d',
  info: '2026-11-23 e0c531523927d639',
  'payment-info': '2026-11-23 9eda28e33191d714',
  'privacy-policy': '2026-11-23 54d32fa091bb2596',
  'terms-of-service-android': '2026-11-23 520b85c26f355177',
  'terms-of-service-huawei': '2026-11-23 b25a3595547d6f0c',
  'terms-of-service-ios': '2026-11-23 0cabae33fc47646e',
  'terms-of-service-web': '2026-11-23 e8b60ccbeabcf3a7',
}
