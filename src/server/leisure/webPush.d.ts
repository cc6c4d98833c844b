declare module 'web-push' {
  interface Keys {
    readonly publicKey: string;
    readonly privateKey: string;
  }
  interface Request {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Uint8Array<ArrayBuffer>;
  }
  const webPush: {
    generateVAPIDKeys(): Keys;
    generateRequestDetails(
      subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
      payload: string,
      options: {
        readonly vapidDetails: Keys & { readonly subject: string };
        readonly TTL: number;
        readonly topic: string;
      },
    ): Request;
  };
  export default webPush;
}
