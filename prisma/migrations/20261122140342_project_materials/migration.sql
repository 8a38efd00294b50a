-- CreateTable
CREATE TABLE "project_material" (
    "project_id" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,
    "sequence" SMALLINT NOT NULL,

    CONSTRAINT "project_material_pkey" PRIMARY KEY ("project_id","file_id")
);

-- CreateIndex
CREATE INDEX "project_material_file_id_idx" ON "project_material"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "project_material_project_id_sequence_key" ON "project_material"("project_id", "sequence");

-- AddForeignKey
ALTER TABLE "project_material" ADD CONSTRAINT "project_material_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_material" ADD CONSTRAINT "project_material_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
