// npm run remove-demo: deletes the demo of the database that DATABASE_URL names, also from the clone's .env.
import './process/load-env-file.ts'
import '../apps/server/src/remove-demo.ts'
