import type { RequestHandler } from 'express';
import type { Options as UploadOptions } from 'multer';
import { ApiError } from '#bff/core/apiError.ts';
import { type ContractDocument, contentTypesOf, type MountedOperation } from '#bff/core/contractDocument.ts';
import { parseMetaPart, receiveForm } from './formData.ts';
import { createNormaliser } from './normaliseBody.ts';

const FORM = 'multipart/form-data';
const JSON_TYPE = 'application/json';

export type BodyOptions = {
  readonly document: ContractDocument;
  readonly upload: UploadOptions;
  /** Reads a JSON body; only where the contract has one, and only from those who may call. */
  readonly parseJson: RequestHandler;
};

/** The library answers another type with 415, whose code (1003) and words are those of refused files. */
const requireJson: RequestHandler = (request, _response, next) => {
  const found = request.is(JSON_TYPE);
  if (found === null) next(new ApiError('NOT_ENOUGH_PARAMETERS'));
  else next(found === false ? new ApiError('FAILED_TO_PARSE_REQUEST_JSON') : undefined);
};

/**
 * The library compiles a validator for each content type that it is shown, so it is shown one: else everybody could
 * fill the memory with made-up ones.
 */
const showType =
  (contentType: string | undefined): RequestHandler =>
  (request, _response, next) => {
    if (contentType === undefined) delete request.headers['content-type'];
    else request.headers['content-type'] = contentType;
    next();
  };

/** What reads a request of an operation before it is checked: JSON, a form with a file, or nothing. */
export const createBodySteps = ({ document, upload, parseJson }: BodyOptions) => {
  const normaliserFor = createNormaliser(document);
  const form = [receiveForm(upload), parseMetaPart, showType(FORM)];
  return (operation: MountedOperation): RequestHandler[] => {
    const types = contentTypesOf(document, operation);
    if (types.includes(FORM)) return form;
    if (!types.includes(JSON_TYPE)) return [showType(undefined)];
    const normalise = normaliserFor(operation);
    const normaliseBody: RequestHandler = (request, _response, next) => {
      request.body = normalise(request.body);
      next();
    };
    return [requireJson, parseJson, showType(JSON_TYPE), normaliseBody];
  };
};
