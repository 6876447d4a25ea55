import { DocumentPage } from './document-page.tsx'

const SECTIONS = [
  ['terms/product/title', 'terms/product/text'],
  ['terms/medical/title', 'terms/medical/text'],
  ['terms/results/title', 'terms/results/text'],
  ['terms/account/title', 'terms/account/text'],
  ['terms/access/title', 'terms/access/text'],
  ['terms/changes/title', 'terms/changes/text'],
] as const

export function TermsOfService() {
  return <DocumentPage title="title/terms-of-service" intro="terms/intro" sections={SECTIONS} />
}
