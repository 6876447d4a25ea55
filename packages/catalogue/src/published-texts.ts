/** Day and digest of each page of text when it was last reviewed: see `committed-contents.test.ts`. */
export const PUBLISHED_TEXTS: Readonly<Record<string, string>> = {
  'diet-faq': '2026-11-26 8bba69793cd0761a',
  'faq:dietitian': '2026-11-25 c6f3f79b2b67c96b',
  'how-to': '2026-11-27 ec1d746e0a67d0ae',
  info: '2026-11-24 734b5be660ea94da',
  'payment-info': '2026-11-24 68890f1988288854',
  'privacy-policy': '2026-11-27 caa18ef8cf529917',
  'terms-of-service-android': '2026-11-23 b2dd913b941ce5c3',
  'terms-of-service-huawei': '2026-11-23 5d973881b4d504c9',
  'terms-of-service-ios': '2026-11-23 abfbd458dc1ff667',
  'terms-of-service-web': '2026-11-24 bc468b4127d23c18',
}
