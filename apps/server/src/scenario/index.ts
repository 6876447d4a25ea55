export { scenario } from './scenario.ts'
export { DEMO_ACCESS_CODE, DEMO_CREDENTIALS, seedDemo } from './seed-demo.ts'
