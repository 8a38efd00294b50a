import type { RequestHandler } from 'express';
import multer, { MulterError, type Options } from 'multer';
import { ApiError } from '#bff/core/apiError.ts';
import { StorageError } from '#bff/core/fileStorage.ts';

/**
 * What went wrong with a form: the storage says it itself; everything else that reading can fail of (parts too many,
 * broken off, without a name) is the form's own fault.
 */
const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof StorageError) return cause;
  const isTooLarge = cause instanceof MulterError && cause.code === 'LIMIT_FILE_SIZE';
  return new ApiError(isTooLarge ? 'FILE_TOO_LARGE' : 'INVALID_FILE', { cause });
};

/**
 * Receives an upload: its file goes to the storage's quarantine while it arrives, its fields into the body. The
 * validator's own step answers 500 for a broken form and forgets what the storage said.
 */
export const receiveForm = (options: Options): RequestHandler => {
  const receive = multer(options).any();
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next(new ApiError('UNSUPPORTED_FILE'));
      return;
    }
    receive(request, response, (error: unknown) => {
      if (error) {
        next(refusalOf(error));
        return;
      }
      const files = Array.isArray(request.files) ? request.files : [];
      // The contract's form has the file as a property; its content is looked at elsewhere.
      for (const { fieldname } of files) request.body[fieldname] = '';
      next();
    });
  };
};

/** A JSON part of a form arrives as text; the validator does not honour `encoding`. */
export const parseMetaPart: RequestHandler = (request, _response, next) => {
  if (typeof request.body?.meta === 'string') {
    try {
      request.body.meta = JSON.parse(request.body.meta);
    } catch (cause) {
      next(new ApiError('FAILED_TO_PARSE_REQUEST_JSON', { cause }));
      return;
    }
  }
  next();
};
