export { reportRecorder } from './record-reports.ts'
export { registerReportRoutes } from './report-routes.ts'
