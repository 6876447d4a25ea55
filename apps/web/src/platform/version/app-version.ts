/** Version of this build, as the gateway and the reports are told. */
export const APP_VERSION = import.meta.env.VITE_APP_VERSION ?? 'development'
