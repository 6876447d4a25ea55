export { findDemo } from './find-demo.ts'
export { removeDemo } from './remove-demo.ts'
export { scenario } from './scenario.ts'
export { DEMO_ACCESS_CODE, DEMO_CREDENTIALS, seedDemo } from './seed-demo.ts'
