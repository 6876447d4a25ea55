export { findWeightSpan, noteWeight } from './weights.repository.ts'
