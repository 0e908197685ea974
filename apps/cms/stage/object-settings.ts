/** What a content service is told of a throw-away server of object storage (`@20minutes/s3rver`): its settings. */
export function objectSettings(endpoint: string) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'uploads',
    S3_PRIVATE_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
