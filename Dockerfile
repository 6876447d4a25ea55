# The folder of `npm run deploy` as an image: see docs/running.md.
FROM node:24-bookworm AS build
WORKDIR /clone
COPY . .
RUN npm run deploy -- /srv/dayplate

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /srv/dayplate dayplate \
  && mkdir --parents /var/lib/dayplate /var/lib/dayplate-pictures \
  && chown dayplate /var/lib/dayplate /var/lib/dayplate-pictures
COPY --from=build /srv/dayplate /srv/dayplate
WORKDIR /srv/dayplate
USER dayplate
ENV DAYPLATE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    ERASED_PEOPLE_FILE=/var/lib/dayplate/erased-people.txt \
    PICTURES_DIR=/var/lib/dayplate-pictures
VOLUME /var/lib/dayplate /var/lib/dayplate-pictures
EXPOSE 4000
# SIGTERM answers calls under way first: docs/running.md, "Stopping".
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/ready`); process.exit(ok ? 0 : 1)"]
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]
