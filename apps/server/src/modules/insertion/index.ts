export { answerInsertion } from './answer-insertion.ts'
export type { FindReason } from './find-reason.ts'
export { refuseInsertion } from './insertion-issue.ts'
export { previewInsertion } from './preview-insertion.ts'
