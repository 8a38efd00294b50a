import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const POLICY = 'Content-Security-Policy';

/**
 * Lets this answer have style elements, with the nonce that the page carries in a meta element. Pages ask for it;
 * answers of the API need none.
 */
export const cspNonceOf = (response: Response): string => {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
  return nonce;
};

const helmetOf = (isHttps: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });

/** What helmet says is the same for every answer, so it is asked once, with an answer that goes nowhere. */
const constantHeaders = (isHttps: boolean): Map<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetOf(isHttps)(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
};

/**
 * Headers of every answer (quality.md "Pages"): no inline script or style without a nonce, no frames, no referrer.
 * @param isHttps HSTS is only sent where TLS is in front
 */
export const securityHeaders = (isHttps: boolean): RequestHandler => {
  const headers = constantHeaders(isHttps);
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
};
