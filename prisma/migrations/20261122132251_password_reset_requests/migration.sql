CREATE TABLE "password_reset_request" (
    "id" SERIAL NOT NULL,
    "context" TEXT NOT NULL,
    "project_id" INTEGER,
    "email" TEXT NOT NULL,
    "requested_ip" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_request_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "password_reset_request_place_check" CHECK (
      ("context" IN ('admin', 'user') OR is_family("context"))
      AND ("context" = 'admin') = ("project_id" IS NULL)
    )
);
