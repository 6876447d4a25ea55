/** Day and digest of each page of text as it was last read over: see `committed-contents.test.ts`. */
export const PUBLISHED_TEXTS: Readonly<Record<string, string>> = {
  'diet-faq': '2026-11-23 ca209fef9241797b',
  'faq:dietitian': '2026-11-23 6a3bede5cbffad50',
  'how-to': '2026-11-23 8fc6208039aed123',
  info: '2026-11-23 16764103e5947179',
  'payment-info': '2026-11-23 23544fc35ed64a53',
  'privacy-policy': '2026-11-23 46a7e7be56702113',
  'terms-of-service-android': '2026-11-23 b2dd913b941ce5c3',
  'terms-of-service-huawei': '2026-11-23 5d973881b4d504c9',
  'terms-of-service-ios': '2026-11-23 41e22cb4c68c124b',
  'terms-of-service-web': '2026-11-23 c55c3833deb1bb17',
}
