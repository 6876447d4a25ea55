import { DocumentPage } from './document-page.tsx'

const SECTIONS = [
  ['privacy/kept/title', 'privacy/kept/text'],
  ['privacy/why/title', 'privacy/why/text'],
  ['privacy/health/title', 'privacy/health/text'],
  ['privacy/browser/title', 'privacy/browser/text'],
  ['privacy/rights/title', 'privacy/rights/text'],
] as const

export function PrivacyPolicy() {
  return <DocumentPage title="title/privacy-policy" intro="privacy/intro" sections={SECTIONS} />
}
